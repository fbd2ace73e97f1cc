import { writeFileSync } from 'node:fs'

/**
 * Draws the pictures of hotels and writes them to lib/platform/images/drawings.json, by name: `facade-city-1`. They are
 * the project's own, 600 by 400, and need nothing else to be shown.
 */
const shape = (name: string, attributes: Readonly<Record<string, string | number>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape('rect', { x, y, width, height, fill })
const round = (x: number, y: number, radius: number, fill: string): string =>
  shape('circle', { cx: x, cy: y, r: radius, fill })
const area = (d: string, fill: string): string => shape('path', { d, fill })
const drawing = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">${parts.join('')}</svg>`

interface Palette {
  readonly sky: string
  readonly wall: string
  readonly dark: string
  readonly light: string
  readonly accent: string
  readonly ground: string
}

const palettes: readonly Palette[] = [
  {
    sky: '#cfe4f2',
    wall: '#e6d3b3',
    dark: '#5b4a3a',
    light: '#fbf3d9',
    accent: '#b5533c',
    ground: '#a9b59a',
  },
  {
    sky: '#f6dcc4',
    wall: '#c9cdd6',
    dark: '#36424f',
    light: '#ffe9a8',
    accent: '#2f7f86',
    ground: '#9aa3a6',
  },
  {
    sky: '#bcd7e6',
    wall: '#f4efe6',
    dark: '#6b5f57',
    light: '#fffbe8',
    accent: '#3d6b4f',
    ground: '#b9ad8e',
  },
]

const grid = (columns: number, rows: number, draw: (column: number, row: number) => string): string =>
  Array.from({ length: columns * rows }, (_, at) => draw(at % columns, Math.floor(at / columns))).join('')

/** Windows, some of them lit. */
const windows = (x: number, y: number, columns: number, rows: number, { light, dark }: Palette): string =>
  grid(columns, rows, (column, row) =>
    box(x + column * 30, y + row * 34, 16, 22, (column * 7 + row * 5) % 3 ? light : dark),
  )

const tree = (x: number, y: number, fill: string): string =>
  box(x - 3, y, 6, 34, '#6d5540') + round(x, y - 8, 22, fill)
const palm = (x: number, y: number): string =>
  area(`M${x} ${y}q-5 -60 4 -110l6 1q-8 50 -2 109z`, '#8a6a48') +
  [-60, -30, 0, 30, 60]
    .map((lean) =>
      area(
        `M${x + 6} ${y - 110}q${lean} -34 ${lean * 1.4} 12q${-lean * 0.7} -22 ${-lean * 1.4} -12z`,
        '#3f7d54',
      ),
    )
    .join('')

const facades: Readonly<Record<string, (palette: Palette) => string>> = {
  city: (p) =>
    drawing(
      box(0, 0, 600, 400, p.sky),
      box(20, 150, 120, 190, p.ground),
      box(470, 120, 120, 220, p.ground),
      box(150, 80, 300, 260, p.wall),
      area('M150 80l20 -34h260l20 34z', p.dark),
      windows(172, 104, 9, 5, p),
      box(230, 274, 140, 10, p.accent),
      box(270, 284, 60, 56, p.dark),
      box(0, 340, 600, 60, '#8d9196'),
      tree(120, 306, '#5f8a5b'),
      tree(482, 306, '#5f8a5b'),
    ),
  tower: (p) =>
    drawing(
      box(0, 0, 600, 400, p.sky),
      box(60, 190, 110, 150, p.ground),
      box(430, 160, 130, 180, p.ground),
      box(210, 24, 180, 316, p.wall),
      box(290, 4, 20, 20, p.dark),
      windows(228, 42, 5, 7, p),
      box(190, 290, 220, 50, p.accent),
      box(270, 300, 60, 40, p.dark),
      box(0, 340, 600, 60, '#7d848b'),
    ),
  resort: (p) =>
    drawing(
      box(0, 0, 600, 400, p.sky),
      round(500, 70, 34, '#ffdf8a'),
      box(0, 250, 600, 70, '#5fb0c9'),
      area('M0 320q300 -50 600 0v80h-600z', '#ecd9ae'),
      box(110, 150, 380, 130, p.wall),
      area('M90 152h420l-40 -36h-340z', p.accent),
      windows(132, 172, 12, 3, p),
      palm(80, 340),
      palm(530, 344),
    ),
  house: (p) =>
    drawing(
      box(0, 0, 600, 400, p.sky),
      area('M0 250l150 -130 140 110 130 -150 180 170v150h-600z', '#c4d0d6'),
      box(170, 180, 260, 160, p.wall),
      area('M150 184l150 -96 150 96z', p.accent),
      windows(194, 204, 8, 2, p),
      box(280, 282, 40, 58, p.dark),
      box(0, 340, 600, 60, p.ground),
      tree(110, 310, '#54795a'),
      tree(500, 304, '#54795a'),
    ),
}

const bed = (x: number, width: number, { light, accent, dark }: Palette): string =>
  box(x, 190, width, 70, dark) +
  box(x, 232, width, 78, light) +
  box(x, 268, width, 42, accent) +
  grid(Math.max(1, Math.round(width / 90)), 1, (at) => box(x + 12 + at * 84, 214, 66, 26, '#ffffff'))

const room = (
  p: Palette,
  beds: readonly (readonly [x: number, width: number])[],
  more: readonly string[] = [],
): string =>
  drawing(
    box(0, 0, 600, 310, p.wall),
    box(0, 310, 600, 90, p.dark),
    box(390, 40, 150, 150, p.sky),
    box(462, 40, 6, 150, '#ffffff'),
    box(370, 30, 20, 180, p.accent),
    box(540, 30, 20, 180, p.accent),
    ...beds.map(([x, width]) => bed(x, width, p)),
    box(20, 250, 40, 60, p.ground),
    round(40, 232, 18, p.light),
    ...more,
  )

const rooms: Readonly<Record<string, (palette: Palette) => string>> = {
  queen: (p) => room(p, [[90, 200]]),
  twin: (p) =>
    room(p, [
      [80, 110],
      [220, 110],
    ]),
  family: (p) =>
    room(p, [
      [70, 150],
      [236, 150],
    ]),
  king: (p) => room(p, [[90, 250]], [box(430, 260, 110, 50, p.accent)]),
  suite: (p) =>
    room(
      p,
      [[70, 210]],
      [box(360, 250, 200, 60, p.ground), box(360, 230, 200, 24, p.ground), box(420, 318, 90, 14, p.light)],
    ),
}

const interiors: Readonly<Record<string, (palette: Palette) => string>> = {
  lobby: (p) =>
    drawing(
      box(0, 0, 600, 300, p.wall),
      box(0, 300, 600, 100, p.ground),
      box(180, 210, 240, 90, p.dark),
      box(170, 200, 260, 14, p.light),
      grid(3, 1, (at) => box(210 + at * 70, 40, 4, 60, p.dark) + round(212 + at * 70, 108, 14, p.light)),
      box(40, 250, 100, 60, p.accent),
      box(460, 250, 100, 60, p.accent),
    ),
  restaurant: (p) =>
    drawing(
      box(0, 0, 600, 270, p.wall),
      box(0, 270, 600, 130, p.dark),
      grid(4, 1, (at) => box(40 + at * 140, 40, 90, 110, p.sky)),
      grid(3, 1, (at) => round(120 + at * 180, 290, 54, p.light) + round(120 + at * 180, 284, 14, p.accent)),
    ),
  pool: (p) =>
    drawing(
      box(0, 0, 600, 190, p.sky),
      box(0, 190, 600, 210, p.wall),
      area('M110 230h380l60 130h-500z', '#4fb3cf'),
      area('M150 260h300l6 12h-312z', '#8fd4e6'),
      grid(4, 1, (at) => box(60 + at * 130, 200, 70, 12, p.accent)),
      palm(40, 220),
      palm(560, 220),
    ),
  gym: (p) =>
    drawing(
      box(0, 0, 600, 290, p.wall),
      box(0, 290, 600, 110, p.dark),
      box(40, 30, 520, 140, p.sky),
      grid(
        4,
        1,
        (at) =>
          box(60 + at * 130, 200, 10, 100, p.accent) +
          box(60 + at * 130, 290, 80, 16, p.ground) +
          box(60 + at * 130, 200, 50, 8, p.accent),
      ),
    ),
  meeting: (p) =>
    drawing(
      box(0, 0, 600, 280, p.wall),
      box(0, 280, 600, 120, p.ground),
      box(200, 40, 200, 110, '#ffffff'),
      area('M120 240h360l70 90h-500z', p.dark),
      grid(5, 1, (at) => box(110 + at * 84, 330, 44, 50, p.accent)),
    ),
  spa: (p) =>
    drawing(
      box(0, 0, 600, 280, p.wall),
      box(0, 280, 600, 120, p.dark),
      box(140, 220, 320, 26, '#ffffff'),
      box(160, 246, 280, 50, p.ground),
      grid(3, 1, (at) => round(60 + at * 240, 80, 26, p.light)),
      round(500, 320, 24, p.accent),
    ),
  beach: (p) =>
    drawing(
      box(0, 0, 600, 170, p.sky),
      box(0, 170, 600, 90, '#49a6c4'),
      box(0, 250, 600, 150, '#efdcb0'),
      area('M120 300l70 -70 70 70z', p.accent),
      area('M360 320l70 -70 70 70z', p.accent),
      box(188, 260, 4, 90, p.dark),
      box(428, 280, 4, 90, p.dark),
      palm(560, 300),
    ),
}

const all = Object.fromEntries(
  [
    ...Object.entries(facades).map(([name, draw]) => [`facade-${name}`, draw] as const),
    ...Object.entries(rooms).map(([name, draw]) => [`room-${name}`, draw] as const),
    ...Object.entries(interiors),
  ].flatMap(([name, draw]) => palettes.map((palette, at) => [`${name}-${at + 1}`, draw(palette)] as const)),
)
writeFileSync(
  new URL('../lib/platform/images/drawings.json', import.meta.url),
  `${JSON.stringify(all, undefined, 1)}\n`,
)
console.log(`${Object.keys(all).length} drawings`)
