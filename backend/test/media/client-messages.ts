/** What the process of browsers is told; `level` as in RFC 6464, null: nothing is sent. */
export type ToClients =
  | { readonly type: 'make'; readonly name: string; readonly lines: number }
  | { readonly type: 'again'; readonly name: string }
  | { readonly type: 'answer'; readonly name: string; readonly sdp: string }
  | { readonly type: 'speak'; readonly name: string; readonly level: number | null }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'count' };

export interface HeardLine {
  readonly line: number;
  readonly packets: number;
  readonly first: number;
  readonly last: number;
  readonly level: number;
}

/** `heard`: since it was asked last. */
export type FromClients =
  | { readonly type: 'offer'; readonly name: string; readonly sdp: string }
  | { readonly type: 'state'; readonly name: string; readonly state: string }
  | { readonly type: 'counted'; readonly heard: readonly (readonly [name: string, lines: readonly HeardLine[]])[] };
