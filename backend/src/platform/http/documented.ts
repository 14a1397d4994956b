/** What it says of one of several values that a field has by their names. */
export interface ValueSchema {
  readonly type: 'string' | 'integer' | readonly ['integer', 'null'];
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A list of texts that a field has by its name. */
export interface TextsSchema {
  readonly type: 'array';
  readonly maxItems: number;
  readonly items: { readonly type: 'string'; readonly maxLength: number };
}

/** An entry of a list that has several parts, or is a plain text. */
export interface EntrySchema {
  readonly type: 'object' | readonly ['object', 'string'];
  readonly properties: Readonly<Record<string, ValueSchema>>;
  readonly additionalProperties: false;
  readonly maxLength?: number;
}

/** What the API's documentation says of a request's field. */
export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'integer' | 'number' | 'array' | 'object';
  readonly required: boolean;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ValueSchema | TextsSchema>>;
  readonly additionalProperties?: false;
  readonly items?:
    | { readonly type: 'string'; readonly maxLength?: number; readonly format?: string; readonly enum?: readonly string[] }
    | ValueSchema
    | EntrySchema;
}

export interface DocumentedField {
  readonly target: object;
  readonly field: string | symbol;
  readonly schema: FieldSchema;
}

/** Every documented field of every request; the documentation is made from it only when somebody asks, so that a start does not pay for it. */
export const documentedFields: DocumentedField[] = [];

export const Documented =
  (schema: FieldSchema): PropertyDecorator =>
  (target, field) => {
    documentedFields.push({ target, field, schema });
  };
