import { configure } from '@testing-library/react'

// What a test waits for comes, however busy the machine is: only a fault waits so long.
configure({ asyncUtilTimeout: 30_000 })
