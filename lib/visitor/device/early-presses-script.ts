declare global {
  interface Window {
    /** Presses before anything listens; gone once they are heard. */
    earlyPresses?: { kept: Event[]; keep(event: Event): void };
  }
}

/**
 * Runs before the first paint. A link, a form and a popover work by themselves; all other buttons need their island, and
 * `data-kept` shows at once that one was pressed.
 */
export const earlyPressesScript = `(kept=>{
const keep=event=>{
const button=event.target.closest?.('button[type=button]:not([popovertarget])');
if(button){kept.push(event);button.dataset.kept=''}
};
window.earlyPresses={kept,keep};
addEventListener('click',keep,true);
})([])`.replaceAll('\n', '');
