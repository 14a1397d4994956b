import type { ChatMessage } from '@contracts/chat';
import { describe, expect, it } from '@jest/globals';
import { fileSize } from '../../../../design/fileSize';
import { message } from '../../chat.fixture';
import { reportedWords } from '../../reporting';
import { wordsOf } from '../../words';
import { forgetLinks, linkOf } from './shownLinks';

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const linked = (
  id: string,
  minutes: number,
  file_url = `/api/chat/files/${id}?size=full&expires=${NOW / 1_000 + minutes * 60}&signature=${minutes}`,
): ChatMessage => message({ id, message_type: 'image', file_url, file: { type: 'image/png', thumbnail_url: `${file_url}&t`, width: 4, height: 3 } });

describe('The size of a file', () => {
  it('is told in the largest unit that fits', () =>
    expect([0, 1_023, 188_416, 1_258_291, 10_485_760].map(fileSize)).toEqual(['0 B', '1.023 B', '184 KB', '1,2 MB', '10 MB']));
});

describe('The link of a file', () => {
  it('stays the same while it lives, whatever is answered meanwhile', () => {
    const first = linkOf(linked('a', 5), 'full', NOW);
    expect(linkOf(linked('a', 6), 'full', NOW)).toBe(first);
    expect(linkOf(linked('a', 6), 'thumbnail', NOW)).toContain('signature=6&t');
  });
  it('is the one that was answered last once the other is over, or was refused', () => {
    linkOf(linked('b', 5), 'full', NOW);
    expect(linkOf(linked('b', 9), 'full', NOW + 5 * 60_000)).toContain('signature=9');
    forgetLinks(linked('b', 9));
    expect(linkOf(linked('b', 10), 'full', NOW)).toContain('signature=10');
  });
  it('is none where the message has none any more', () => {
    linkOf(linked('c', 5), 'full', NOW);
    expect(linkOf(message({ id: 'c', state: 'deleted' }), 'full', NOW)).toBeNull();
  });
});

describe('A message with a file, in words', () => {
  const said = (of: Partial<ChatMessage>) => wordsOf(message({ content: '', ...of }));
  it('is its text, or what it is', () => {
    expect([
      said({ message_type: 'image', file_name: 'a.png' }),
      said({ message_type: 'file', file_name: 'rapor.pdf' }),
      said({ message_type: 'file', file_name: null }),
      said({ message_type: 'file', file_name: 'rapor.pdf', content: 'Bakar mısın?' }),
      said({ message_type: 'file', file_name: 'rapor.pdf', state: 'deleted' }),
    ]).toEqual(['Görsel', 'rapor.pdf', 'Dosya', 'Bakar mısın?', 'Bu mesaj silindi']);
  });
  it('is known again by whoever reports it, though nothing was written beside it', () => {
    const reported = (of: Partial<ChatMessage>) => reportedWords(message({ content: '', ...of }));
    expect([
      reported({ message_type: 'image', file_name: 'a.png' }),
      reported({ message_type: 'file', file_name: 'rapor.pdf' }),
      reported({ message_type: 'file', file_name: 'rapor.pdf', content: 'Bakar mısın?' }),
      reported({ content: 'Merhaba' }),
      reported({ state: 'deleted' }),
    ]).toEqual(['Görsel · a.png', 'rapor.pdf', 'Bakar mısın? · rapor.pdf', 'Merhaba', 'Bu mesaj silindi']);
  });
});
