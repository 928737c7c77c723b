/** Put a text on the clipboard; on plain http in a home network only the old way is there. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  }
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // A modal dialog makes everything outside of it inert.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  return isDone
}
