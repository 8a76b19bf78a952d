import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { ShowingPanelIsland } from './details/showing-panel.island';

/** What there is to say of a showing that is pressed somewhere on the page, and what to take in its place. */
export const ShowingPanel = ({ facts }: { facts: ShowtimeFacts }) => <ShowingPanelIsland facts={facts} />;
