/**
 * Packages of package-lock.json that have had a published hole, and the first versions without one: a floor for each
 * line that has got the fix (a line is a major, before 1.0 a minor). Source: GitHub's advisories, as package audits and
 * the packages' own release notes quote them, up to the autumn of 2026. Newer ones: `npm audit`.
 */

export interface VersionFloor {
  name: string
  floors: readonly string[]
  advisories: readonly string[]
  what: string
}

/** One copy in the lockfile, by its place and version: when either changes, its reason is to be read again. */
export interface AcceptedCopy {
  place: string
  version: string
  why: string
}

/** A hole that no version of the line is without. */
export interface OpenHole extends AcceptedCopy {
  advisories: readonly string[]
  what: string
}

/** Installed where the site runs. */
const ofTheSite: readonly VersionFloor[] = [
  {
    name: '@remix-run/node',
    floors: ['2.17.2'],
    advisories: ['GHSA-9583-h5hc-x8cw', 'CVE-2025-61686'],
    what: 'session files could be read and written outside their folder',
  },
  {
    name: '@remix-run/react',
    floors: ['2.17.3'],
    advisories: ['GHSA-8v8x-cx79-35w7', 'CVE-2026-21884'],
    what: 'the key of a scroll position could carry script into a served page',
  },
  {
    name: '@remix-run/router',
    floors: ['1.23.3'],
    advisories: ['GHSA-2w69-qvjg-hvjx', 'CVE-2026-22029', 'GHSA-2j2x-hqr9-3h42', 'CVE-2026-40181'],
    what: 'a redirect could lead to script, and a path that starts with // to another site',
  },
  {
    name: '@remix-run/server-runtime',
    floors: ['2.17.5'],
    advisories: [
      'GHSA-h5cw-625j-3rxh',
      'CVE-2026-22030',
      'GHSA-8x6r-g9mw-2r78',
      'CVE-2026-42342',
      'GHSA-84g9-w2xq-vcv6',
    ],
    what: 'other sites could post to actions, and the manifest’s address could be made to cost much',
  },
  {
    name: '@tiptap/core',
    floors: ['3.30.5'],
    advisories: ['GHSA-cp6q-959q-f8rh', 'GHSA-j95f-988m-3j2f'],
    what: 'attributes could carry script by way of the prototype, and Markdown’s cost grew with its square',
  },
  {
    name: 'better-sqlite3',
    floors: ['12.10.1'],
    advisories: ['CVE-2026-11822', 'CVE-2026-11824'],
    what: 'the full-text search of the SQLite inside, older than 3.53.2, could corrupt memory',
  },
  {
    name: 'body-parser',
    floors: ['1.20.6', '2.3.0'],
    advisories: ['GHSA-v422-hmwv-36x6', 'CVE-2026-12590', 'GHSA-qwcr-r2fm-qrc7', 'CVE-2024-45590'],
    what: 'a limit that could not be read was none, and url-encoded bodies could cost much',
  },
  {
    name: 'braces',
    floors: ['3.0.3'],
    advisories: ['GHSA-grv7-fg5c-xmjg', 'CVE-2024-4068'],
    what: 'unbalanced braces could take all memory',
  },
  {
    name: 'cookie',
    floors: ['0.7.0'],
    advisories: ['GHSA-pxg6-pf52-xh8x', 'CVE-2024-47764'],
    what: 'names, paths and domains could write further fields into a cookie',
  },
  {
    name: 'express',
    floors: ['4.20.0', '5.0.0'],
    advisories: ['GHSA-qw6h-vgh9-j6wx', 'CVE-2024-43796'],
    what: 'a redirect’s page could carry script',
  },
  {
    name: 'ini',
    floors: ['1.3.6'],
    advisories: ['GHSA-qqgx-2p2h-9c37', 'CVE-2020-7788'],
    what: 'a file could write to the prototype',
  },
  {
    name: 'kysely',
    floors: ['0.28.17'],
    advisories: ['GHSA-wmrf-hv6w-mr66', 'GHSA-8cpq-38p9-67gx', 'GHSA-pv5w-4p9q-p3v2', 'CVE-2026-44635'],
    what: 'the keys of a JSON path and literals could carry SQL',
  },
  {
    name: 'linkifyjs',
    floors: ['4.3.2'],
    advisories: ['GHSA-95jq-xph2-cx9h', 'CVE-2025-8101'],
    what: 'options could write to the prototype, and so attributes into a page',
  },
  {
    name: 'minimist',
    floors: ['0.2.4', '1.2.6'],
    advisories: ['GHSA-xvch-5gv4-984h'],
    what: 'an argument could write to the prototype',
  },
  {
    name: 'morgan',
    floors: ['1.12.1'],
    advisories: [
      'GHSA-4vj7-5mj6-jm8m',
      'CVE-2026-5078',
      'GHSA-jxfw-x594-9x9m',
      'GHSA-9f6g-j8ch-79g4',
      'CVE-2026-87859',
    ],
    what: 'a request could forge lines and fields of the log',
  },
  {
    name: 'nanoid',
    floors: ['3.3.18'],
    advisories: ['GHSA-28wg-ghj8-5hjv', 'GHSA-2v37-7h3g-55p8', 'GHSA-xwg4-73v4-xw9w'],
    what: 'some sizes made it run for ever',
  },
  {
    name: 'on-headers',
    floors: ['1.1.0'],
    advisories: ['GHSA-76c9-3jph-rj3q', 'CVE-2025-7339'],
    what: 'headers given as a list could be changed unawares',
  },
  {
    name: 'path-to-regexp',
    floors: ['0.1.13'],
    advisories: ['GHSA-37ch-88jc-xwx2', 'CVE-2026-4867'],
    what: 'a pattern with several parameters in one segment could cost much',
  },
  {
    name: 'picomatch',
    floors: ['2.3.2', '4.0.4'],
    advisories: ['GHSA-c2c7-rcm5-vvqj', 'CVE-2026-33671', 'GHSA-3v7f-55p6-f55p'],
    what: 'a pattern could cost much, or match what it should not',
  },
  {
    name: 'postcss',
    floors: ['8.5.23'],
    advisories: ['GHSA-qx2v-qp2m-jg93', 'GHSA-6g55-p6wh-862q', 'GHSA-r28c-9q8g-f849', 'GHSA-fxqj-rqcc-2cmp'],
    what: 'a style could break out of its element, and name a file that was then read',
  },
  {
    name: 'qs',
    floors: ['6.16.0'],
    advisories: [
      'GHSA-6rw7-vpxm-498p',
      'GHSA-w7fw-mjwx-w883',
      'GHSA-q8mj-m7cp-5q26',
      'GHSA-4mjr-xmp4-gh2g',
      'GHSA-x5fp-wj9c-mxmx',
    ],
    what: 'the limits of lists could be passed by, and values could make it throw',
  },
  {
    name: 'react-router',
    floors: ['6.30.4'],
    advisories: ['GHSA-2j2x-hqr9-3h42', 'CVE-2026-40181'],
    what: 'a path that starts with // could lead to another site',
  },
  {
    name: 'react-router-dom',
    floors: ['6.30.6'],
    advisories: ['GHSA-jjmj-jmhj-qwj2', 'CVE-2026-53668'],
    what: 'a redirect to a given address could lead to script',
  },
  {
    name: 'sanitize-html',
    floors: ['2.17.5'],
    advisories: ['GHSA-rpr9-rxv7-x643', 'CVE-2026-44990', 'GHSA-vccv-cmxp-4j9h', 'CVE-2026-53606'],
    what: 'markup inside xmp and the addresses of some attributes could pass the allow-list',
  },
  {
    name: 'semver',
    floors: ['6.3.1', '7.5.2'],
    advisories: ['GHSA-c2qf-rxjj-qqgw'],
    what: 'a range could cost much',
  },
  {
    name: 'send',
    floors: ['0.19.0'],
    advisories: ['GHSA-m6fv-jmcg-4jfg', 'CVE-2024-43799'],
    what: 'a redirect’s page could carry script',
  },
  {
    name: 'serve-static',
    floors: ['1.16.0', '2.1.0'],
    advisories: ['GHSA-cm22-4g7w-348p', 'CVE-2024-43800'],
    what: 'a redirect’s page could carry script',
  },
  {
    name: 'sharp',
    floors: ['0.35.5'],
    advisories: ['GHSA-f88m-g3jw-g9cj', 'GHSA-rgj7-g3m4-5g8c', 'GHSA-wq5f-xc86-pv6w'],
    what: 'the picture libraries inside (libvips, libheif, librsvg) could corrupt memory',
  },
  {
    name: 'source-map-js',
    floors: ['1.2.2'],
    advisories: ['GHSA-68fv-2mgg-jv7q'],
    what: 'the offsets of an indexed source map could cost much',
  },
  {
    name: 'tar-fs',
    floors: ['2.1.4', '3.1.1'],
    advisories: ['GHSA-vj76-c3g6-qr5v', 'GHSA-8cj5-5rvv-wf4v'],
    what: 'an archive could write outside its folder',
  },
  {
    name: 'undici',
    floors: ['6.28.1', '7.29.1', '8.10.2'],
    advisories: [
      'GHSA-vxpw-j846-p89q',
      'CVE-2026-12151',
      'GHSA-8xcm-r25x-g524',
      'GHSA-m8rv-5g2x-5cg5',
      'GHSA-v3r7-h72x-cjcm',
      'GHSA-rfgv-xxqx-mfg5',
      'CVE-2026-19534',
    ],
    what: 'headers and cookies could be written by what is sent, and a socket’s other side could stop the process',
  },
  {
    name: 'zod',
    floors: ['3.22.3'],
    advisories: ['GHSA-m95q-7qp3-xv42', 'CVE-2023-4316'],
    what: 'an e-mail’s check could cost much',
  },
]

/** For development only: what builds, checks and measures. */
const ofDevelopment: readonly VersionFloor[] = [
  {
    name: '@babel/core',
    floors: ['7.29.6'],
    advisories: ['GHSA-4x5r-pxfx-6jf8', 'CVE-2026-49356'],
    what: 'a comment could name a file that was then read',
  },
  {
    name: '@babel/runtime',
    floors: ['7.26.10'],
    advisories: ['GHSA-968p-4wvh-cqc8'],
    what: 'a replacement with named groups could cost much',
  },
  {
    name: '@eslint/plugin-kit',
    floors: ['0.3.4'],
    advisories: ['GHSA-xffm-g5w8-qvg7'],
    what: 'a comment could cost much',
  },
  {
    name: '@humanfs/node',
    floors: ['0.16.8'],
    advisories: ['GHSA-p498-v437-472g'],
    what: 'a copy of a folder followed links out of it',
  },
  {
    name: '@opentelemetry/core',
    floors: ['2.8.0'],
    advisories: ['GHSA-8988-4f7v-96qf'],
    what: 'a request’s baggage header could take all memory',
  },
  {
    name: '@vitest/mocker',
    floors: ['4.1.11'],
    advisories: ['GHSA-82fw-gwwq-j7x9'],
    what: 'a mock’s redirect could read files outside the project',
  },
  {
    name: 'ajv',
    floors: ['6.14.0', '8.18.0'],
    advisories: ['GHSA-2g4f-4pwh-qvx6'],
    what: 'a pattern taken from the data could cost much',
  },
  {
    name: 'baseline-browser-mapping',
    floors: ['2.11.0'],
    advisories: ['GHSA-w5vr-8v7q-w6rv'],
    what: 'input of the wrong kind ended the process',
  },
  {
    name: 'basic-ftp',
    floors: ['6.2.1'],
    advisories: [
      'GHSA-5rq4-664w-9x2c',
      'GHSA-6v7q-wjvx-w8wg',
      'GHSA-rp42-5vxx-qpwr',
      'GHSA-rpmf-866q-6p89',
      'GHSA-c475-qrg2-pj4r',
    ],
    what: 'a server could write outside a folder, and its listings could cost much',
  },
  {
    name: 'brace-expansion',
    floors: ['1.1.21', '2.1.7', '5.0.12'],
    advisories: [
      'GHSA-v6h2-p8h4-qcjw',
      'GHSA-f886-m6hf-6m8v',
      'GHSA-3jxr-9vmj-r5cp',
      'GHSA-mh99-v99m-4gvg',
      'GHSA-rgw5-rvv9-x895',
      'GHSA-6j4f-fj2g-mc7p',
      'GHSA-qhr7-859c-m2p7',
      'GHSA-q2hr-2g5m-vwhr',
    ],
    what: 'a pattern could cost much',
  },
  {
    name: 'browserslist',
    floors: ['4.28.7'],
    advisories: ['GHSA-c83g-rgw3-j3cx', 'CVE-2026-73089', 'GHSA-73wf-gq98-2v4g', 'CVE-2026-73088'],
    what: 'many queries took all memory, and a file of figures could write to the prototype',
  },
  {
    name: 'cross-spawn',
    floors: ['7.0.5'],
    advisories: ['GHSA-3xgq-45jj-v275'],
    what: 'an argument could cost much',
  },
  {
    name: 'deepmerge-ts',
    floors: ['8.0.0'],
    advisories: ['GHSA-ggr8-5vv4-36mx', 'CVE-2026-40345'],
    what: 'objects that hold themselves used up the stack',
  },
  {
    name: 'diff',
    floors: ['4.0.4', '5.2.2', '8.0.3'],
    advisories: ['GHSA-73rr-hh4g-fpgx'],
    what: 'a patch could cost much',
  },
  {
    name: 'esbuild',
    floors: ['0.25.0', '0.28.1'],
    advisories: ['GHSA-67mh-4wv8-2f99', 'GHSA-g7r4-m6w7-qqqr'],
    what: 'other sites could read from its development server, and on Windows files outside its folder',
  },
  {
    name: 'estree-util-value-to-estree',
    floors: ['3.3.3'],
    advisories: ['GHSA-f7f6-9jq7-3rqj', 'CVE-2025-32014'],
    what: 'the code that it writes could write to the prototype',
  },
  {
    name: 'fast-uri',
    floors: ['3.1.8'],
    advisories: [
      'GHSA-4c8g-83qw-93j6',
      'GHSA-v2hh-gcrm-f6hx',
      'GHSA-7p8r-x3mc-p8w7',
      'GHSA-f65p-4m7j-42xc',
      'GHSA-fph4-wmhf-6fwf',
      'GHSA-jqff-g426-hqxp',
      'GHSA-hrr3-gc8f-f4qj',
    ],
    what: 'an address could name another host than it seemed to',
  },
  {
    name: 'fast-xml-builder',
    floors: ['1.1.7'],
    advisories: ['GHSA-5wm8-gmm8-39j9'],
    what: 'quotes in a value could write further attributes',
  },
  {
    name: 'fast-xml-parser',
    floors: ['5.7.0'],
    advisories: ['GHSA-8gc5-j5rx-235r', 'GHSA-jp2q-39xq-3w4g', 'GHSA-gh4j-gqv2-49f6'],
    what: 'the limits of entities could be passed by, and comments could end early',
  },
  {
    name: 'flatted',
    floors: ['3.4.2'],
    advisories: ['GHSA-25h7-pfq9-p65f', 'CVE-2026-32141', 'GHSA-rf6f-7fwh-wjgh', 'CVE-2026-33228'],
    what: 'a text could use up the stack, or write to the prototype',
  },
  {
    name: 'form-data',
    floors: ['4.0.6'],
    advisories: ['GHSA-fjxv-7rqg-78g4', 'CVE-2025-7783', 'GHSA-hmw2-7cc7-3qxx', 'CVE-2026-12143'],
    what: 'its boundaries could be foretold, and names could write further fields',
  },
  {
    name: 'glob',
    floors: ['10.5.0'],
    advisories: ['GHSA-5j98-mcp5-4vw2'],
    what: 'its command could run a file’s name as a command',
  },
  {
    name: 'ip-address',
    floors: ['10.7.1'],
    advisories: [
      'GHSA-v2v4-37r5-5v8g',
      'GHSA-mwp4-54f8-5fhr',
      'GHSA-rpw4-54j3-4h4q',
      'GHSA-2vr4-cq9g-pvrc',
      'GHSA-j6r3-76f7-8jcv',
      'GHSA-h3mg-xc3c-68pw',
    ],
    what: 'an address could be taken for one of another network',
  },
  {
    name: 'js-yaml',
    floors: ['4.3.2'],
    advisories: [
      'GHSA-mh29-5h37-fv8m',
      'GHSA-h67p-54hq-rp68',
      'GHSA-52cp-r559-cp3m',
      'GHSA-5p4m-2wfm-xmqj',
      'GHSA-2883-xcg3-v3hh',
    ],
    what: 'merged keys could write to the prototype, or cost much',
  },
  {
    name: 'lodash',
    floors: ['4.18.0'],
    advisories: ['GHSA-xxjr-mmjv-4gpg', 'GHSA-r5fr-rjxr-66jc', 'GHSA-f23m-r3pf-42rh'],
    what: 'a path could write to the prototype, and a template’s names could carry code',
  },
  {
    name: 'lodash-es',
    floors: ['4.18.0'],
    advisories: ['GHSA-xxjr-mmjv-4gpg', 'GHSA-r5fr-rjxr-66jc', 'GHSA-f23m-r3pf-42rh'],
    what: 'a path could write to the prototype, and a template’s names could carry code',
  },
  {
    name: 'minimatch',
    floors: ['3.1.4', '9.0.7', '10.2.3'],
    advisories: ['GHSA-3ppc-4f35-3m26', 'GHSA-7r86-cg39-jmmj', 'GHSA-23c5-xmqv-rm74'],
    what: 'a pattern could cost much',
  },
  {
    name: 'playwright',
    floors: ['1.55.1'],
    advisories: ['GHSA-7mvr-c777-76hp'],
    what: 'browsers were fetched without a look at the certificate',
  },
  {
    name: 'rollup',
    floors: ['4.59.0'],
    advisories: ['GHSA-mw96-cpmx-2vgc', 'CVE-2026-27606'],
    what: 'a chunk’s name could write outside the build’s folder',
  },
  {
    name: 'tar',
    floors: ['7.5.21'],
    advisories: [
      'GHSA-8qq5-rm4j-mr97',
      'GHSA-r6q2-hw4h-h46w',
      'GHSA-34x7-hfp2-rc4v',
      'GHSA-83g3-92jg-28cx',
      'GHSA-qffp-2rhf-9h96',
      'GHSA-9ppj-qmqm-q256',
      'GHSA-23hp-3jrh-7fpw',
      'GHSA-8x88-c5mf-7j5w',
      'GHSA-r292-9mhp-454m',
    ],
    what: 'an archive could write outside its folder',
  },
  {
    name: 'uuid',
    floors: ['11.1.1'],
    advisories: ['GHSA-w5hq-g745-h8pq'],
    what: 'versions 3, 5 and 6 wrote past the end of a given buffer',
  },
  {
    name: 'valibot',
    floors: ['1.4.2'],
    advisories: ['GHSA-vqpr-j7v3-hqw9', 'GHSA-5qjj-4xww-7phc'],
    what: 'an emoji’s check could cost much, and some keys made it throw',
  },
  {
    name: 'vite',
    floors: ['6.4.3', '7.3.5', '8.0.16'],
    advisories: [
      'GHSA-4w7w-66w2-5vf9',
      'CVE-2026-39365',
      'GHSA-v6wh-96g9-6wx3',
      'CVE-2026-53632',
      'GHSA-fx2h-pf6j-xcff',
      'CVE-2026-53571',
    ],
    what: 'its development server could be made to send files outside the project',
  },
  {
    name: 'vitest',
    floors: ['4.1.11'],
    advisories: ['GHSA-5xrq-8626-4rwp', 'GHSA-82fw-gwwq-j7x9'],
    what: 'its server for the browser could be made to read, write and run files',
  },
  {
    name: 'ws',
    floors: ['7.5.11', '8.21.0'],
    advisories: ['GHSA-96hv-2xvq-fx4p', 'CVE-2026-48779', 'GHSA-58qx-3vcg-4xpx'],
    what: 'many small pieces could take all memory',
  },
  {
    name: 'yaml',
    floors: ['2.8.3'],
    advisories: ['GHSA-48c2-rrv3-qjmp'],
    what: 'a deep list used up the stack',
  },
]

export const versionFloors: readonly VersionFloor[] = [...ofTheSite, ...ofDevelopment]

/** Development only, and nothing can raise them: what asks for them takes no newer line. */
export const acceptedBelowFloor: readonly AcceptedCopy[] = [
  {
    place: 'node_modules/@opentelemetry/core',
    version: '1.30.1',
    why: 'Lighthouse’s error reports pull it in. They are off, and no server of ours reads baggage with it.',
  },
  {
    place: 'node_modules/@vanilla-extract/integration/node_modules/vite',
    version: '5.4.21',
    why: '@remix-run/dev compiles .css.ts files with it, and there are none. Its development server is never started.',
  },
  {
    place: 'node_modules/@vanilla-extract/integration/node_modules/vite/node_modules/esbuild',
    version: '0.21.5',
    why: 'It belongs to that Vite. Its development server is never started.',
  },
  {
    place: 'node_modules/basic-ftp',
    version: '5.3.1',
    why: 'Lighthouse’s browser download reads a proxy’s settings with it, from an FTP server at most. None is set.',
  },
  {
    place: 'node_modules/esbuild',
    version: '0.17.6',
    why: '@remix-run/dev names this very version for its compiler without Vite. Its development server is never started.',
  },
  {
    place: 'node_modules/estree-util-value-to-estree',
    version: '1.3.0',
    why: '@remix-run/dev compiles MDX with it, and there is none.',
  },
  {
    place: 'node_modules/tar',
    version: '6.2.1',
    why: 'The cache below @remix-run/dev names it and never loads it. No archive from outside is unpacked with it.',
  },
  {
    place: 'node_modules/uuid',
    version: '8.3.2',
    why: 'The load generator makes random ids (version 4) with it, and gives it no buffer.',
  },
]

/** Holes without a fix in the line that Remix 2 takes, or without any. */
export const openHoles: readonly OpenHole[] = [
  {
    place: 'node_modules/braces',
    version: '3.0.3',
    advisories: ['GHSA-vfj7-8cjw-p6xm', 'CVE-2026-93687'],
    what: 'a pattern with very deep braces uses up the stack',
    why: 'Only the file watcher reads patterns with it, in development, and they stand in the code.',
  },
  {
    place: 'node_modules/extract-zip',
    version: '2.0.1',
    advisories: ['GHSA-jmr9-qjv8-65gv', 'GHSA-7pqw-9j4j-h8q3'],
    what: 'a link in an archive can lead outside its folder',
    why: 'Lighthouse’s browser download unpacks with it, and the browser here is the installed one.',
  },
  {
    place: 'node_modules/react-router',
    version: '6.30.6',
    advisories: ['GHSA-wrjc-x8rr-h8h6', 'CVE-2026-53669', 'GHSA-337j-9hxr-rhxg', 'CVE-2026-53666'],
    what: 'a link with a backslash can lead to another site, and an error’s name picks a constructor in the browser',
    why: 'Links go to paths of the code’s own making. In production each error goes to the browser as a plain Error.',
  },
  {
    place: 'node_modules/sanitize-html',
    version: '2.17.5',
    advisories: [
      'GHSA-jxwj-j7wr-gfrw',
      'GHSA-g8qq-57p8-ggw5',
      'GHSA-x3q4-9hxx-gx8m',
      'GHSA-cv27-6wvh-8x7j',
      'GHSA-374f-7chj-9948',
    ],
    what: 'markup inside textarea, noscript, svg and meta could pass an allow-list that has these tags',
    why: 'None of them is allowed here, and payloads of each come out dead. The later versions ask for Node 22.12.',
  },
  {
    place: 'node_modules/turbo-stream',
    version: '2.4.1',
    advisories: ['GHSA-rxv8-25v2-qmq8', 'CVE-2026-34077'],
    what: 'input that an action or loader gives back, nested very deeply, can cost much or use up the stack',
    why: 'Public forms give back the named fields alone, as flat text. Remix 2 cannot read what version 3 writes.',
  },
]
