/** An element of the page by its id. @throws Error when the page has none of this kind */
export function byId<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`no ${kind.name} #${id}`)
  return element
}

type Content = Node | string

/** A new element; attributes whose value is empty are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== '') made.setAttribute(name, value)
  made.append(...content)
  return made
}

/** A heading row; `#` before a title: numbers. */
export const headRow = (...titles: readonly string[]): HTMLElement =>
  element(
    'thead',
    {},
    element(
      'tr',
      {},
      ...titles.map((title) =>
        element('th', { scope: 'col', class: title.startsWith('#') ? 'n' : '' }, title.replace(/^#/, '')),
      ),
    ),
  )

const svgSpace = 'http://www.w3.org/2000/svg'

export function svgElement(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly Content[]
): SVGElement {
  const made = document.createElementNS(svgSpace, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, `${value}`)
  made.append(...content)
  return made
}

/** A colour of the page's style sheet, as it is now. */
export const colour = (name: string): string => {
  const probe = element('span', { style: `color:var(--${name})`, hidden: '' })
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
