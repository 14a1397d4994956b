import type { RoutedLine, RoutedMember, RoutedOffer } from '../../../kernel/media-router.js';
import type { RouterNetwork } from './router-network.js';

/** What the process of the router is told. */
export type ToRouter =
  | { readonly type: 'begin'; readonly network: RouterNetwork; readonly seats: number; readonly lines: number }
  | { readonly type: 'arrange'; readonly room: string; readonly members: readonly RoutedMember[] }
  | { readonly type: 'admit'; readonly id: number; readonly room: string; readonly connection: string; readonly offer: RoutedOffer }
  | { readonly type: 'leave'; readonly room: string; readonly connection: string; readonly link: string };

/** What it says. */
export type FromRouter =
  | { readonly type: 'ready' }
  | { readonly type: 'admitted'; readonly id: number; readonly sdp: string | null }
  | { readonly type: 'lines'; readonly room: string; readonly lines: readonly (readonly [connection: string, lines: readonly RoutedLine[]])[] }
  /** Something went wrong that harms one link at most. Never what members sent. */
  | { readonly type: 'failed'; readonly words: string };
