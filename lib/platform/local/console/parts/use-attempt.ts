import { useState } from 'preact/hooks'

/** Does one thing at a time, and keeps what went wrong with the last one. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(undefined)
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, problem }
}
