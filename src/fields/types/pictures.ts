import { draw, type Icon } from '../../ui/icons/icons'

/** The pictures of options, by the option's `word`. */
const pictures: ReadonlyMap<string, Icon> = new Map([
  [
    'pipe',
    draw(
      'M3.5 5h7v4h4.5a3.5 3.5 0 0 1 3.5 3.5V13h-4v-.5H10.5V9m-7 0v3.5h7M16.5 16c-1.2 1.6-1.8 2.5-1.8 3.3a1.8 1.8 0 0 0 3.6 0c0-.8-.6-1.7-1.8-3.3z',
    ),
  ],
  ['storm', draw('M3.5 9h11a2.8 2.8 0 1 0-2.7-3.5M3.5 13h15a2.5 2.5 0 1 1-2.4 3.2M3.5 17h8a2.2 2.2 0 1 1-2.1 2.8')],
  ['lightning', draw('M13.5 3 5.5 13.5h6L10.5 21l8-10.5h-6z')],
  ['glass', draw('M4.5 3.5h15v17h-15zM12 3.5l-2 5 3.5 3-2.5 4 1.5 5M13.5 11.5l6-2M11 15.5l-6.5-1.5')],
  [
    'cloudburst',
    draw('M7 13.5a4 4 0 0 1 .3-8 5 5 0 0 1 9.5 1.2 3.5 3.5 0 0 1 .2 6.8zM8 16.5l-1.2 4m5.7-4-1.2 4m5.7-4-1.2 4'),
  ],
  [
    'hail',
    draw(
      'M7 13a4 4 0 0 1 .3-8 5 5 0 0 1 9.5 1.2A3.5 3.5 0 0 1 17 13zM7.5 17h.01M12 16.5h.01M16.5 17h.01M9.5 20.5h.01M14.5 20.5h.01',
    ),
  ],
  ['burglary', draw('M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2.5')],
  [
    'fire',
    draw(
      'M12 21a6 6 0 0 0 6-6c0-4.5-3.5-6-4.5-11.5C10 6 9.5 9 9.8 11 8.7 10.6 8 9.5 8 8.5 6.7 10.5 6 12.8 6 15a6 6 0 0 0 6 6zm0-3.5v.01',
    ),
  ],
  [
    'liability',
    draw(
      'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.5-6 6-6s6 2.5 6 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4m2 3.8c2.5.8 4 2.900 4 5.5',
    ),
  ],
  [
    'flood',
    draw(
      'm6 11.5 6-5.5 6 5.5M8 10v4m8-4v4M3 16.5c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1M3 20.5c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1',
    ),
  ],
])

/** The picture for all other options. */
const OtherPicture = draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12h.01M12 12h.01M16 12h.01')

/** Returns the picture of an option by its `word`. The option's label is beside the picture. */
export const pictureOf = (word = ''): Icon => pictures.get(word) ?? OtherPicture
