/**
 * Pauses after failed attempts on AWS, in seconds: almost a day in all. SQS holds a message back for twelve hours at most.
 * Source: standardwebhooks.com, "Retries", a similar table.
 */
export const pausesSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000] as const
