'use client';
// Sends less: as a component with short props, the markup of a card stands in the page once and not in the flight data too.
export { CardFace as LeanCardFace } from './card-face';
