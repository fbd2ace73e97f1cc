import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generatedFiles, generatedFolders } from '../../scripts/docs/generated-files.ts'

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'])
const generated = [...(await generatedFiles())]
const sources = globSync(['lib/**/*.ts', 'functions/**/*.ts', 'cdk/**/*.ts', 'test/**/*.ts'])

/** The heading as a link names it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

const relativeLinks = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  return existsSync(file) && (anchor === undefined || headingsOf(file).map(anchorOf).includes(anchor))
}

describe('the documents', () => {
  it.each(generated)('%s is what npm run docs writes', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it.each(generatedFolders)('%s holds nothing else', (folder) => {
    const written = generated.map(([path]) => path).filter((path) => path.startsWith(`${folder}/`))
    const kept = globSync(`${folder}/**`, { withFileTypes: true }).filter((one) => one.isFile())

    expect(kept.map(({ parentPath, name }) => join(parentPath, name)).sort()).toEqual(written.sort())
  })

  it.each(documents)('%s links to files and headings that exist', (path) => {
    expect(relativeLinks(path).filter((target) => !leadsSomewhere(path, target))).toEqual([])
  })

  it('has a section for each that a docstring names', () => {
    const named = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(docs\/contract\/[\w-]+\.md)(?:[\s*]+(\d+(?:\.\d+)?))?/g)].map(
        ([, file = '', section]) => ({ path, file, section }),
      ),
    )

    const lost = named.filter(
      ({ file, section }) =>
        !existsSync(file) ||
        (section !== undefined && !headingsOf(file).some((heading) => heading.split(' ')[0] === section)),
    )

    expect(named.length).toBeGreaterThan(80)
    expect(lost).toEqual([])
  })

  it('lists every guess of the code among the open questions, and no other file', () => {
    const questions = 'docs/open-questions.md'
    const guessing = sources.filter(
      (path) => !path.startsWith('test') && /^\s*(?:\*|\/[/*]).*\bguess\b/im.test(readFileSync(path, 'utf8')),
    )
    const listed = relativeLinks(questions).map((target) => join(dirname(questions), target))

    expect([...new Set(listed.filter((path) => path.endsWith('.ts')))].sort()).toEqual(guessing.sort())
  })
})
