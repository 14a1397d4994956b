import type { DomainEvent } from '../../../kernel/event.js';

/** `key` is that of the file; sizes are in pixels and bytes. */
export type ImageUploaded = DomainEvent<'ImageUploaded', { imageId: string; memberId: string; key: string; width: number; height: number; bytes: number }>;
/** A topic, comment, post, project or update shows it. */
export type ImageUsed = DomainEvent<'ImageUsed', { imageId: string; textId: string }>;
/** A text shows it no more: it was edited, deleted or withdrawn. */
export type ImageReleased = DomainEvent<'ImageReleased', { imageId: string; textId: string; unused: boolean }>;
/** No text showed it for long enough; the file is gone. */
export type ImageDiscarded = DomainEvent<'ImageDiscarded', { imageId: string }>;
/** Its member was forgotten; the file is gone. */
export type ImageForgotten = DomainEvent<'ImageForgotten', { imageId: string }>;

export type ImageEvent = ImageUploaded | ImageUsed | ImageReleased | ImageDiscarded | ImageForgotten;
