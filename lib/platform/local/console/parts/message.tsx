import type { ComponentChildren } from 'preact'

/** Something went wrong: announced to who does not see it. */
export const Problem = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="problem" role="alert">
    {children}
  </p>
)

export const Quiet = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="quiet">{children}</p>
)
