/**
 * Replaces the SDK's event streams, in functions: only operations that no function calls are answered with
 * one, and every client would carry the decoder.
 */
export const eventStreamSerdeProvider = () => undefined

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config

export const EventStreamSerde = undefined
