import { MissingScreen } from '@/features/errors/missing';

/** For what turned out missing after the guards of the middleware had let it through. */
export default MissingScreen;
