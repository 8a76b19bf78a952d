// In one file what every page fetches once it is awake: apart, each would bring the store of consent and what writes cookies again.
import './start-visit';

export { SeenPush } from '@/features/banners/seen-push';
export { Asking } from '@/features/consent/asking';
export { TrackingIfAllowed } from '@/features/tracking/tracking-if-allowed';
export { ChosenAddress } from './chosen-address';
