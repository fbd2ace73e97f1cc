import { render } from 'preact'
import { BookPage } from './pages/book/book-page.tsx'
import { ControlPage } from './pages/control.tsx'
import { QueuesPage } from './pages/queues.tsx'
import { RequestsPage } from './pages/requests.tsx'
import { TripPage } from './pages/trip-page.tsx'
import { TripsPage } from './pages/trips.tsx'
import { useRoute } from './parts/route.ts'

const pages = [
  ['book', 'Book'],
  ['trips', 'Trips'],
  ['queues', 'Queues'],
  ['requests', 'Requests'],
  ['control', 'Control'],
] as const

function App() {
  const [page = '', id, locator] = useRoute()
  const current = pages.find(([name]) => name === page)?.[0] ?? 'book'
  return (
    <>
      <header>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <strong>tripwright</strong>
        <nav aria-label="Pages">
          {pages.map(([name, title]) => (
            <a key={name} href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              {title}
            </a>
          ))}
          <a href="/docs">Interface</a>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <h1>{pages.find(([name]) => name === current)?.[1]}</h1>
        {current === 'book' && <BookPage content={id} locator={locator} />}
        {current === 'trips' && (id === undefined ? <TripsPage /> : <TripPage locator={id} />)}
        {current === 'queues' && <QueuesPage number={id} />}
        {current === 'requests' && <RequestsPage id={id} />}
        {current === 'control' && <ControlPage />}
      </main>
    </>
  )
}

const root = document.getElementById('app')
if (root) render(<App />, root)
