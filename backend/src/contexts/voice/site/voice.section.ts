import { Injectable } from '@nestjs/common';
import { GUEST } from '../../../platform/callers/caller.js';
import { listingPage, ROWS_A_PAGE } from '../../../platform/public-site/listing-page.html.js';
import { type PublicAddress, type PublicPage, PublicSection, SiteAddress } from '../../../platform/public-site/public-section.js';
import { RoomsQuery } from '../room/rooms.query.js';
import { placeOf, roomRow, VOICE_ROOMS } from './rooms-page.html.js';

/** Open voice rooms as a guest sees them: a list, and no page for each, as they come and go. */
@Injectable()
export class VoiceSection extends PublicSection {
  readonly name = 'voice';

  constructor(
    private readonly rooms: RoomsQuery,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query, page }: PublicAddress): Promise<PublicPage | null> {
    const place = path === VOICE_ROOMS.path ? placeOf(query.get('category')) : null;
    if (!place) return null;
    const { category } = place;
    const window = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE };
    const { rows, total } = await this.rooms.list(category ? { category } : {}, GUEST, window);
    return listingPage({ area: VOICE_ROOMS, place, feed: null, rows: rows.map(roomRow), total, page, publicUrl: this.site.publicUrl });
  }

  /** Rooms are no news: most have gone before they would be read of. */
  async feed(): Promise<null> {
    return null;
  }

  async addresses({ offset }: { readonly offset: number }) {
    const changedAt = await this.rooms.changedAt();
    const listed = changedAt === null ? [] : [{ path: VOICE_ROOMS.path, changedAt }];
    return { listed: listed.slice(offset), total: listed.length };
  }

  async highlights(): Promise<null> {
    return null;
  }
}
