declare module 'asl-validator' {
  function validate(definition: unknown): { readonly isValid: boolean; readonly errorsText: (separator?: string) => string }
  export = validate
}
