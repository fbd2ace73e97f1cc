import * as z from 'zod'

/** What is wrong with a file or setting, in one line: `[0].agencies[1].zone: is no IANA time zone`. */
export const oneLine = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => [z.core.toDotPath(path), message].filter((part) => part !== '').join(': '))
    .join('; ')
