/** The body of an answer; null when there is none or it is larger, of which no more than that is read. Rejects when the connection breaks. */
export async function bytesOf({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<Buffer | null> {
  if (!body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return size > 0 ? Buffer.concat(parts) : null;
}
