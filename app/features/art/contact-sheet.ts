/** All drawings on one page, each in both schemes and as small as lists show it: for those who draw them. */
import { artPath } from '~/paths'
import { listArt } from './art'

/** An HTML document. */
export function contactSheet(): string {
  const sheets = ['light', 'dark'].map((scheme) => {
    const figures = listArt().map(({ kind, name }) => {
      const src = artPath(kind, name)
      const small = `<img src="${src}" width="96" height="72" loading="lazy" alt="">`
      return `<figure><a href="${src}"><img src="${src}" loading="lazy" alt=""></a><figcaption>${small} ${kind}/${name}</figcaption></figure>`
    })
    return `<section style="color-scheme:${scheme}"><h2>${scheme}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head><body>${sheets.join('')}</body></html>`
}

const style =
  'body{margin:0;font:15px sans-serif}section{padding:16px;background:Canvas;color:CanvasText}' +
  'div{display:grid;grid-template-columns:repeat(auto-fill,minmax(380px,1fr));gap:16px}figure{margin:0}' +
  'a img{width:100%;height:auto}figcaption{display:flex;gap:8px;align-items:center}figcaption img{object-fit:cover}'
