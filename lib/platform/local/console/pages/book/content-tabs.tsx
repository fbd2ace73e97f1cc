const contents = [
  ['', 'Flights'],
  ['hotels', 'Hotels'],
  ['cars', 'Cars'],
] as const

/** What to book. */
export const ContentTabs = ({ current }: { readonly current: string }) => (
  <nav class="tabs" aria-label="What to book">
    {contents.map(([name, title]) => (
      <a
        key={name}
        href={name === '' ? '#/book' : `#/book/${name}`}
        aria-current={name === current ? 'page' : undefined}
      >
        {title}
      </a>
    ))}
  </nav>
)
