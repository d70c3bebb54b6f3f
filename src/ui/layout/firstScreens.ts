// Small components that the start page and the sign-in share. Either may be the first screen, so these components are
// part of the entry chunk, which saves a request.
import './Actions'
import '../controls/LinkCard'
import '../feedback/Notice'
