/** Words of up to three letters that name nothing, so that no text speaks of them. */
export const smallWords: ReadonlySet<string> = new Set(('a|an|the|and|but|or|nor|for|so|yet|if|as|at|by|in|of|off|on|out|per|to|up|via|i|me|my|we|us|our|you|he|him|his|she|her|it|its|who|how|why|am|is|are|was|be|do|did|has|had|can|may|let|get|not|no|any|all|few|own|one|two|too|now|new|old').split('|'));
