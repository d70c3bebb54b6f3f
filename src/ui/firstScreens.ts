// Small parts shared by home and sign-in, one of which is the first screen. Part of the entry, which saves a file.
import './Actions'
import './LinkCard'
import './Notice'
