import type { ToolContent } from '~/tools/tool-content'

export const myMapContent: ToolContent = {
  science: [
    {
      title: 'What the scent cone leaves out',
      text: 'The cone reaches 22.5° to each side of the wind you chose, drawn without regard to terrain. It is this site’s rule of thumb. Slopes, trees and calm air bend the wind, and the cone says nothing about how far scent carries.',
    },
    {
      title: 'Distances on a picture',
      text: 'A picture has no scale of its own. Measure two points whose distance you know, and every other distance follows from that one, as a straight line on flat paper. A photo taken at a slant stretches one side: use a screenshot, or hold the camera straight above the sheet.',
    },
    {
      title: 'Where it is kept',
      text: 'The map, its pins and the list of stands are in this browser, on this device, and are sent nowhere. A file is the way to another device: one for each map, and one for the list of stands. Safari may delete what a page keeps after seven days without a visit, so save a file or add the site to your home screen.',
    },
    {
      title: 'Files of other maps',
      text: 'A file of waypoints is read in this browser. Its waypoints become stands with their name, point and note; you choose which. Tracks, routes, lines and areas are not stands: the page counts them and leaves them out. A KMZ file is unpacked here, too.',
      details: [
        'GPX holds waypoints only, so a stand without a point is not in it.',
        'KML, GeoJSON and CSV hold all stands; a spreadsheet opens the CSV.',
        'The good winds, the walk in and the slope travel along. Other maps show them as part of the note, and this page reads them back.',
      ],
    },
  ],
  essentialFor: [
    'Hunters with a paper map or a screenshot who want to see where the wind takes their scent.',
    'Hunters with years of waypoints in another app, and stands to plan by wind.',
    'Clubs that hand one map with its stands to every member.',
  ],
  proTips: [
    'Mark the beds and the feed first: the map judges a stand by what is downwind of it.',
    'Give the pin of a stand the name from your list, and the wind plan and the map mean the same tree.',
    'Turn the map to north before you set the wind. A screenshot of a phone’s map may be turned.',
  ],
  sources: [],
}
