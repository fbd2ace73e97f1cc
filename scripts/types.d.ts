declare module 'asl-validator' {
  function validate(definition: unknown): {
    readonly isValid: boolean
    readonly errorsText: (separator?: string) => string
  }
  export = validate
}

// The package names its types behind its code, where TypeScript does not find them; this is the part that the
// benchmark uses.
declare module 'minotor' {
  type StopId = string
  export class Time {
    static fromSeconds(seconds: number): Time
    toSeconds(): number
  }
  interface Duration {
    toSeconds(): number
  }
  export const Duration: { zero(): Duration }
  interface StopTimes {
    readonly arrival: Time
    readonly departure: Time
    readonly pickUpType: 'REGULAR'
    readonly dropOffType: 'REGULAR'
  }
  interface TimetabledRoute {
    /** Two for each trip of a route with two stops. */
    readonly stopTimes: StopTimes[]
    readonly stops: StopId[]
    readonly stopIndices: Map<StopId, number>
    readonly serviceRouteId: string
  }
  export class Timetable {
    constructor(
      stops: Map<StopId, { readonly transfers: never[]; readonly routes: string[] }>,
      routes: Map<string, TimetabledRoute>,
      services: Map<string, { readonly type: 'RAIL'; readonly name: string }>,
    )
  }
  export class StopsIndex {
    constructor(
      stops: Map<
        StopId,
        {
          readonly id: StopId
          readonly name: string
          readonly children: StopId[]
          readonly locationType: 'SIMPLE_STOP_OR_PLATFORM'
        }
      >,
    )
  }
  interface QueryBuilder {
    from(stop: StopId): QueryBuilder
    to(stop: StopId): QueryBuilder
    departureTime(time: Time): QueryBuilder
    maxTransfers(most: number): QueryBuilder
    minTransferTime(duration: Duration): QueryBuilder
    build(): Query
  }
  interface Query {
    readonly from: StopId
  }
  export const Query: { readonly Builder: new () => QueryBuilder }
  export class Router {
    constructor(timetable: Timetable, stops: StopsIndex)
    route(query: Query): { arrivalAt(stop: StopId): { readonly time: Time } | undefined }
  }
}
