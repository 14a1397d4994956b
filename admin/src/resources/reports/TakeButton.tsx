import { ReviewButton } from './ReviewButton';

/** Tells the others that somebody is looking at this report, also when somebody else was. */
export const TakeButton = () => <ReviewButton status="under_review" label="Üstlen" done="Rapor sizde" />;
