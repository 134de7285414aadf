/** How many positions a question may look at. What is counted in nodes answers the same on every machine. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Thrown through the search when the budget is spent, caught at its door, never seen outside. */
export const SPENT = new Error('The budget of this question is spent');

/** The answer of a search, `undefined` when it could not come to one within its budget. */
export function withinBudget<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error === SPENT) return undefined;
    throw error;
  }
}
