import type { Answer, Client } from './client.js';

export interface FileOfForm {
  readonly field?: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Body and content type of a form, as a browser sends it. */
export async function formOf(fields: Record<string, string>, file?: FileOfForm): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(file.field ?? 'screenshot', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}

/** Sends a form and reads the answer as JSON. */
export async function sendForm<T>(
  caller: Client,
  path: string,
  fields: Record<string, string>,
  file?: FileOfForm,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const { body, type } = await formOf(fields, file);
  const answer = await caller.raw('POST', path, body, { 'content-type': type, ...headers });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) };
}
