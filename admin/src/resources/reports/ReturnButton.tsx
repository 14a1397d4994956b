import { ReviewButton } from './ReviewButton';

/** Gives a report that one has taken back to the queue. */
export const ReturnButton = () => <ReviewButton status="pending" label="Bırak" done="Rapor kuyruğa bırakıldı" />;
