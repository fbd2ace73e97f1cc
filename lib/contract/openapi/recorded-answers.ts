import recorded from './generated/answers.json' with { type: 'json' }

/** Answers to the examples of operations, as `npm run docs` recorded and shortened them. */
const answers: Readonly<Record<string, object>> = recorded

/** The answer to the example of an operation; undefined: none is shown. */
export const recordedAnswer = (operation: string): object | undefined => answers[operation]
