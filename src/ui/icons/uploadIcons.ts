import { draw } from './icons'

export const UploadIcon = draw('M12 16V4.5M7 9l5-5 5 5M4.5 15.5v4h15v-4', 20)
export const FileIcon = draw('M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5')
export const CameraIcon = draw('M4 7.5h3.5L9 5h6l1.5 2.5H20v11.5H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z', 20)
