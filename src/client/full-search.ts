/** later */ export {};
