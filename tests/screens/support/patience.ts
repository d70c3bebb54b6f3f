import { configure } from '@testing-library/react'

// On a busy machine everything still arrives in time: only a failure takes this long.
configure({ asyncUtilTimeout: 30_000 })
