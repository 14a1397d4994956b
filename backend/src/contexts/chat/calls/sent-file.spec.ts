import { describe, expect, it } from '@jest/globals';
import { CHAT_TEXT } from '../../../../contracts/chat.js';
import { CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import { sentFile } from './sent-file.rules.js';

const ID = '0190e5f0-0000-7000-8000-000000000001';
const url = `/api/chat/files/${ID}?size=full&expires=1&signature=x`;

describe('What a message takes along', () => {
  it('is nothing where it is a text', () => {
    for (const body of [{}, { message_type: 'text' }, { message_type: 'text', file_url: null, file_name: null, file_size: null }])
      expect(sentFile(body)).toBeNull();
  });
  it('is told by the id in its address', () => {
    expect(sentFile({ file_url: url, message_type: 'image', file_name: '../x', file_size: 1 })).toEqual({ fileId: ID, type: 'image' });
    expect(sentFile({ file_url: `/api/chat/files/${ID}` })).toEqual({ fileId: ID, type: null });
  });
  it.each([
    `https://example.org${url}`,
    `//example.org${url}`,
    `/x${url}`,
    `/api/files/${ID}`,
    `/api/chat/files/${ID}/../x`,
    '/api/chat/files/',
    '',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('is no file of this house: %s', (file_url) => expect(() => sentFile({ file_url })).toThrow(CHAT_FILE_TEXT.missing));
  it.each([{ message_type: 'image' }, { message_type: 'file' }, { message_type: 'video', file_url: url }, { file_name: 'x' }, { file_size: 0 }])(
    'is of no such kind: %j',
    (body) => expect(() => sentFile(body)).toThrow(CHAT_TEXT.typeUnknown),
  );
});
