// Small parts shared by home and the sign-in, the possible first screens. They are in the entry, which saves a request.
import './Actions'
import '../controls/LinkCard'
import '../feedback/Notice'
