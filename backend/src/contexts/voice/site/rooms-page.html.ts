import { VOICE_CATEGORIES, VOICE_CATEGORY_LABEL, type VoiceCategory, type VoiceRoom, voiceActivity } from '../../../../contracts/voice.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';

export const VOICE_ROOMS = { name: 'Sohbet Odaları', path: '/voice-rooms' } as const;

/** All rooms, or those of a category; null of a category that there is not. */
export function placeOf(wanted: string | null): (ListedPlace & { readonly category?: VoiceCategory }) | null {
  const { name, path } = VOICE_ROOMS;
  if (wanted === null)
    return { title: name, name, path, description: 'Meydan’da şu anda açık olan sesli odalar: kaç kişinin konuştuğunu görün, giriş yapıp katılın.' };
  const category = VOICE_CATEGORIES.find((each) => each === wanted);
  if (!category) return null;
  const label = VOICE_CATEGORY_LABEL[category];
  return { category, title: `${label} · ${name}`, name: label, path: `${path}?category=${category}`, description: `Şu anda açık olan sesli odalar: ${label}.` };
}

/** A room as guests know it: how many are in it, and nobody's name. */
export const roomRow = ({ name, description, category, participantCount, capacity }: VoiceRoom): SafeHtml => html`<b><bdi>${name}</bdi></b>
        <p>${description}</p>
        <p>${VOICE_CATEGORY_LABEL[category]} · ${voiceActivity(participantCount)} · ${participantCount}/${capacity}</p>`;
