// Small components that the start page and the sign-in share. Either may be the first screen, so they are in the entry
// chunk.
import './Actions'
import '../controls/LinkCard'
import '../feedback/Notice'
