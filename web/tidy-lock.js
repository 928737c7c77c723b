// Take the addresses out of package-lock.json: where to give money is no business of a lock.

import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf-8'))
for (const entry of Object.values(lock.packages)) delete entry.funding
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
