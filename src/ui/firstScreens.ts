// Small parts that home and sign-in, one of which is the first screen, both need: they come with the entry, one file less.
import './Actions'
import './LinkCard'
import './Notice'
