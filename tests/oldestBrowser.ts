import { removeNewerThanSupported } from './newerThanSupported'

removeNewerThanSupported()
