import type { UploadedProfileFile } from '../contracts/profile-files.js';
import { photograph } from '../src/platform/uploads/pictures.fixture.js';
import type { Answer, Client } from './client.js';

export interface FileOfForm {
  readonly field?: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Body and content type of a form, as a browser sends it. */
export async function formOf(fields: Record<string, string>, ...files: FileOfForm[]): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(file.field ?? 'screenshot', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}

/** Sends a form and reads the answer as JSON. */
export async function sendForm<T>(
  caller: Client,
  path: string,
  fields: Record<string, string>,
  file?: FileOfForm | readonly FileOfForm[],
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const { body, type } = await formOf(fields, ...[file ?? []].flat());
  const answer = await caller.raw('POST', path, body, { 'content-type': type, ...headers });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) };
}

/** Gives a member a photo or a cover, and its address. */
export async function pictureOf(member: Client, field: 'avatar' | 'banner'): Promise<string> {
  const file = { field, name: 'ben.png', type: 'image/png', bytes: await photograph() };
  const { status, body } = await sendForm<UploadedProfileFile>(member, `/api/profile/upload/${field}`, {}, file);
  if (status !== 201) throw new Error(`no ${field} was taken: ${status} ${body.error}`);
  return body.data.url;
}
