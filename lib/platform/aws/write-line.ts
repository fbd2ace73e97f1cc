/**
 * Writes one JSON line to the log. Not by `console`, which Lambda wraps into a line of its own where functions log in JSON:
 * CloudWatch would no longer find the metrics in it. What is JSON already, Lambda takes as it is.
 * Source: docs.aws.amazon.com/lambda, "Working with Node.js function logs"; AWS's Powertools write their metrics in this way.
 */
export const writeLine = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
