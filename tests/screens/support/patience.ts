import { configure } from '@testing-library/react'

// Long enough for a busy machine. Only a failing test waits this long.
configure({ asyncUtilTimeout: 30_000 })
